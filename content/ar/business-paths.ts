export const businessPaths = {} as const;
