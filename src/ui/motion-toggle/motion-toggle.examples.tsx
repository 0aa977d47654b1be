import { EVERY_GROUND, type Example } from '../example.ts';
import { MotionToggle } from './motion-toggle.tsx';

export const examples: readonly Example[] = [
  {
    name: 'stops and starts what moves',
    grounds: EVERY_GROUND,
    render: ({ words }) => <MotionToggle pauseLabel={words.pause} playLabel={words.play} />,
  },
];
