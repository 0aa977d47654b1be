/** The client that speaks, by its mark, and the value figure that stands instead of a portrait. */
export const TESTIMONIAL = { client: 'subul', figure: 'focus' } as const;
