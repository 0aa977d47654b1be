export const aboutUs = {} as const;
