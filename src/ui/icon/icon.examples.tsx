import { EVERY_GROUND, type Example } from '../example.ts';
import { icons, type IconName } from './icons.ts';
import { Icon } from './icon.tsx';

const isName = (name: string): name is IconName => name in icons;

const names = Object.keys(icons).filter(isName);

export const examples: readonly Example[] = [
  {
    name: 'all of them',
    grounds: EVERY_GROUND,
    render: () => names.map((name) => <Icon key={name} name={name} />),
  },
];
