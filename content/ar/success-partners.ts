export const successPartners = {} as const;
