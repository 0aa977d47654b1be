interface Sample {
  /** Where it would stand: the rules differ from folder to folder. */
  readonly path: string;
  readonly code: string;
  /** The rule that must complain, or "nothing". */
  readonly rule: string;
}

const BOX = 'src/ui/box';

/** Code against rules that are this project's own, and one sample for each plugin to show that it is on. */
export const SCRIPTS: readonly Sample[] = [
  { path: `${BOX}/Box.ts`, rule: 'filename-case', code: 'export const box = 1;' },
  { path: `${BOX}/long-file.ts`, rule: 'max-lines', code: 'export {};\n'.repeat(201) },
  { path: `${BOX}/barrel.ts`, rule: 'no-barrel-file', code: `export * from './other.ts';` },
  { path: `${BOX}/default-export.ts`, rule: 'no-default-export', code: 'export default 1;' },
  cycle('egg', 'hen'),
  cycle('hen', 'egg'),
  { path: `${BOX}/console-log.ts`, rule: 'no-console', code: `console.log('here');` },
  {
    path: `${BOX}/assertion.ts`,
    rule: 'consistent-type-assertions',
    code: 'export const box = (value: unknown): string => value as string;',
  },
  {
    path: `${BOX}/object-as-type.ts`,
    rule: 'consistent-type-definitions',
    code: 'export type Box = { width: number };',
  },
  {
    path: `${BOX}/const-assertion.ts`,
    rule: 'nothing',
    code: `export const SIDES = ['start', 'end'] as const;`,
  },
  {
    // Only the type-aware linter knows what fetch returns.
    path: `${BOX}/floating-promise.ts`,
    rule: 'no-floating-promises',
    code: `fetch('/');`,
  },
  {
    path: `${BOX}/bare-intl.ts`,
    rule: 'no-restricted-globals',
    code: `export const format = new Intl.NumberFormat('ar');`,
  },
  {
    path: 'src/i18n/intl.ts',
    rule: 'nothing',
    code: `export const format = new Intl.NumberFormat('ar');`,
  },
  {
    path: `${BOX}/bare-locale-string.ts`,
    rule: 'no-restricted-properties',
    code: `export const format = (date: Date): string => date.toLocaleDateString('ar');`,
  },
  {
    path: `${BOX}/click-on-div.tsx`,
    rule: 'no-static-element-interactions',
    code: 'export const Box = ({ open }: { open: () => void }) => <div onClick={open}>Open</div>;',
  },
  {
    path: `${BOX}/inline-style.tsx`,
    rule: 'forbid-dom-props',
    code: `export const Box = () => <div style={{ color: 'red' }} />;`,
  },
  {
    path: `${BOX}/missing-dependency.ts`,
    rule: 'exhaustive-deps',
    code: `import { useEffect } from 'react';
export function useBox(title: string): void {
  useEffect(() => {
    document.title = title;
  }, []);
}`,
  },
  {
    path: `${BOX}/unused-disable.ts`,
    rule: 'Unused oxlint-disable',
    code: '// oxlint-disable-next-line no-console -- nothing to disable\nexport const box = 1;',
  },
];

function cycle(name: string, other: string): Sample {
  const code = `import { ${other} } from './${other}.ts';\nexport const ${name} = (): number => ${other}();`;
  return { path: `${BOX}/${name}.ts`, rule: 'no-cycle', code };
}

const SIDES = 'declaration-property-value-disallowed-list';

/** Styles against the rules of direction, colours and tokens. */
export const STYLES: readonly Sample[] = [
  style('physical-property', 'property-layout-mappings', 'margin-left: auto'),
  style('physical-value', 'value-keyword-layout-mappings', 'text-align: left'),
  style('physical-unit', 'unit-layout-mappings', 'inline-size: 50vw'),
  style('four-sides', 'declaration-property-max-values', 'padding: 1px 2px 3px 4px'),
  style('background-side', SIDES, 'background-position: right 1rem center'),
  style('moves-sideways', SIDES, 'translate: -50% 0'),
  style('transform-sideways', SIDES, 'transform: translateX(4px)'),
  style('literal-distance', SIDES, 'margin-block: 1rem'),
  style('literal-gap', SIDES, 'gap: clamp(1rem, 2vi, 3rem)'),
  style('literal-size', SIDES, 'font-size: 1.25rem'),
  style('literal-size-shorthand', SIDES, 'font: 400 1.25rem/1 var(--font-latin)'),
  style('size-primitive', SIDES, 'font-size: var(--f-4)'),
  style('colour', 'color-no-hex', 'color: #123456'),
  style('colour-primitive', SIDES, 'color: var(--blue-600)'),
  style('named-colour', 'color-named', 'color: red'),
  style('colour-function', 'function-disallowed-list', 'color: rgb(1 2 3)'),
  style('unknown-token', 'no-unknown-custom-properties', 'color: var(--no-such-token)'),
  style('important', 'declaration-no-important', 'display: none !important'),
  style(
    'reasonless-disable',
    '--report-descriptionless-disables',
    '/* stylelint-disable-next-line property-layout-mappings */\n  margin-left: auto',
  ),
  style(
    'good',
    'nothing',
    `margin: var(--s-2) 2em;
  padding-inline-start: var(--s-3);
  font: 400 var(--fs-lead) / 1.4 var(--font-latin);
  translate: 0 -50%;
  color: var(--text);
  mask-image: linear-gradient(black, transparent);
  /* stylelint-disable-next-line ${SIDES} -- a clock's hand turns the same way everywhere */
  transform-origin: left;

  :global([data-open]) & {
    composes: other;
  }`,
  ),
];

function style(name: string, rule: string, declarations: string): Sample {
  return { path: `${BOX}/${name}.module.css`, rule, code: `.box {\n  ${declarations}\n}` };
}
