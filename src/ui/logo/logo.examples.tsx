import { EVERY_GROUND, type Example } from '../example.ts';
import { logos, type LogoId } from './logos.ts';
import { Logo } from './logo.tsx';

const isId = (id: string): id is LogoId => id in logos;

const ids = Object.keys(logos).filter(isId);

export const examples: readonly Example[] = [
  { name: 'one', grounds: EVERY_GROUND, render: () => <Logo id="subul" label={logos.subul.en} /> },
  { name: 'all of them', render: () => ids.map((id) => <Logo key={id} id={id} label={logos[id].en} />) },
];
