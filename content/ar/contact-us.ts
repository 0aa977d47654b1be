export const contactUs = {} as const;
