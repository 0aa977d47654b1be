import { EVERY_GROUND, type Example } from '../example.ts';
import { figureFile } from '../figure/figure-file.ts';
import { DeferredDrawing } from './deferred-drawing.tsx';

const { href, viewBox } = figureFile('path-1');

export const examples: readonly Example[] = [
  {
    name: 'after load',
    grounds: EVERY_GROUND,
    render: () => <DeferredDrawing href={href} viewBox={viewBox} width="200" aria-hidden />,
  },
];
