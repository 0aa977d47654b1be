import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chunkPlan, type ModuleGraph } from './chunk-plan.ts';

const SMALL = 100;
const LARGE = 100_000;

/** Modules by name: the length of their code, what they import, and what they import when it is needed. */
type Modules = Record<string, [length: number, imports?: string[], later?: string[]]>;

function namesIn(modules: Modules): (id: string) => string | null {
  const graph: ModuleGraph = {
    getModuleInfo: (id) => {
      const [length, importedIds = [], dynamicallyImportedIds = []] = modules[id] ?? [0];
      return { code: ' '.repeat(length), importedIds, dynamicallyImportedIds };
    },
  };
  const plan = chunkPlan('entry.ts');
  return (id) => plan(id, graph);
}

test('what the entry imports is one chunk, and a page is its own', () => {
  const nameOf = namesIn({
    'entry.ts': [SMALL, ['bar.ts'], ['home.ts']],
    'bar.ts': [SMALL],
    'home.ts': [SMALL, ['hero.ts', 'bar.ts']],
    'hero.ts': [SMALL],
  });
  assert.equal(nameOf('bar.ts'), 'app');
  assert.equal(nameOf('entry.ts'), 'app');
  assert.equal(nameOf('home.ts'), null);
  assert.equal(nameOf('hero.ts'), null);
});

test('what the same pages share travels together, named after its largest part', () => {
  const nameOf = namesIn({
    'entry.ts': [SMALL, [], ['home.ts', 'news.ts', 'faq.ts', 'legal.ts']],
    'home.ts': [SMALL, ['form.ts']],
    'news.ts': [SMALL, ['form.ts', 'field.ts']],
    'faq.ts': [SMALL],
    'legal.ts': [SMALL],
    'form.ts': [LARGE, ['field.ts']],
    'field.ts': [SMALL],
  });
  assert.equal(nameOf('form.ts'), 'form');
  assert.equal(nameOf('field.ts'), 'form');
});

test('a small part that most pages share comes with every page; a large one that few share does not', () => {
  const pages = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
  const nameOf = namesIn({
    'entry.ts': [SMALL, [], pages],
    'a.ts': [SMALL, ['badge.ts', 'film.ts']],
    'b.ts': [SMALL, ['badge.ts', 'film.ts']],
    'c.ts': [SMALL, ['badge.ts']],
    'd.ts': [SMALL],
    'badge.ts': [SMALL],
    'film.ts': [LARGE],
  });
  assert.equal(nameOf('badge.ts'), 'app');
  assert.equal(nameOf('film.ts'), 'film');
});
