export const successStories = {} as const;
