export const testimonial = {} as const;
