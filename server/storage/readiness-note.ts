import { sql } from './sql.ts';
import type { Statement } from './store.ts';

/** The one row that a rehearsal really writes: the disk is asked, and nothing grows. */
export const readinessNote = (now: string): Statement =>
  sql`insert into chores (name, run, ran_at) values ('readiness', '', ${now})
    on conflict (name) do update set ran_at = excluded.ran_at`;
