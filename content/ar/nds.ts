export const nds = {} as const;
