import { COMPONENTS, COMPONENT_FAMILIES } from '../../content/facts/components.ts';

/** A field of each family, where few stand for all: their numbers among the forty-two. */
export const SOWN_AS: readonly number[] = COMPONENT_FAMILIES.map((family) =>
  COMPONENTS.findIndex((component) => component.family === family),
);
