/** The client that speaks, by its mark, and the value figure that stands instead of a portrait (design, section 5). */
export const TESTIMONIAL = { client: 'subul', figure: 'focus' } as const;
