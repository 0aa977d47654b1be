import { demandNode } from './check-node.mjs';

demandNode();
await import(new URL('dist/server/main.js', import.meta.url).href);
