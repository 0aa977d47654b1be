/** The client that speaks, by its mark, and how many doors it knocked at: they are drawn in the place of a portrait. */
export const TESTIMONIAL = { client: 'subul', doors: 11 } as const;
