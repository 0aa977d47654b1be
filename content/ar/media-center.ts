export const mediaCenter = {} as const;
