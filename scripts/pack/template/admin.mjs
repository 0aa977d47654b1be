import { demandNode } from './check-node.mjs';

demandNode();
await import(new URL('dist/server/admin.js', import.meta.url).href);
