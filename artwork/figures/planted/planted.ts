import type { Figure } from '../elements.ts';
import { svgOf } from '../lines.ts';
import { WEIGHT } from '../path-parts.ts';
import { data } from './data.ts';
import { experience } from './experience.ts';
import { managedService } from './managed-service.ts';
import { solutions } from './solutions.ts';
import { transformation } from './transformation.ts';

/** The five paths' figures as they stand on the land of their page, as large as its picture: 600 × 400. */
export const plantedFigures: readonly Figure[] = [
  svgOf(solutions()),
  managedService(),
  transformation(),
  experience(),
  data(),
].map((body, index) => ({
  id: `planted-${index + 1}`,
  width: 600,
  height: 400,
  strokeWidth: WEIGHT,
  body,
}));
