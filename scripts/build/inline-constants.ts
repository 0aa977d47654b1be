import { parse, type Declaration, type Root } from 'postcss';

/** A name of a custom property. */
const NAME = /(?<![\w-])--[a-z][\w-]*/g;

/** What a reading and a setting cost beside the value, once names are short (`short-names.ts`): `var(--ab)`, `--ab:;`. */
const READING = 'var(--ab)'.length;
const SETTING = '--ab:;'.length;

/** They say where a value comes from, not what it is. */
const WIDE_KEYWORD = /^(?:inherit|initial|unset|revert(?:-layer)?)$/;

/**
 * Writes a custom property's value where it is read, when the document's root sets it once and for all, and the style gets
 * no longer by it: a palette is for who writes the style, not for who loads it. What programs or drawings say stays.
 * @param styles all style sheets as they are written
 * @param others all else that reaches a browser
 */
export function inlineConstants(styles: readonly string[], others: readonly string[]) {
  const sheets = styles.map((text) => parse(text));
  const constants = constantsOf(sheets, new Set(others.flatMap((text) => text.match(NAME) ?? [])));
  const inlined = (text: string) =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (reading, name: string) => constants.get(name) ?? reading);
  return {
    postcssPlugin: 'inline-constants',
    OnceExit(root: Root) {
      root.walkDecls((declaration) => {
        if (constants.has(declaration.prop)) declaration.remove();
        else declaration.value = inlined(declaration.value);
      });
    },
  };
}

function constantsOf(sheets: readonly Root[], said: ReadonlySet<string>): ReadonlyMap<string, string> {
  const settings = new Map<string, Declaration[]>();
  const values: string[] = [];
  const watched = new Set<string>();
  for (const sheet of sheets) {
    sheet.walkAtRules((atRule) => {
      for (const name of atRule.params.match(NAME) ?? []) watched.add(name);
    });
    sheet.walkDecls((declaration) => {
      values.push(declaration.value);
      if (declaration.prop.startsWith('--'))
        settings.set(declaration.prop, [...(settings.get(declaration.prop) ?? []), declaration]);
    });
  }
  const text = values.join('\n');
  const constants = new Map<string, string>();
  for (const [name, [setting, ...more]] of settings) {
    if (!setting || more.length > 0 || said.has(name) || watched.has(name) || !isConstant(setting)) continue;
    // A reading with a fallback is not replaced, nor is a name that is passed on by itself.
    const readings = text.split(`var(${name})`).length - 1;
    if (readings !== (text.match(new RegExp(`${name}(?![\\w-])`, 'g')) ?? []).length) continue;
    const value = setting.value.trim();
    const longer = readings * (value.length - READING);
    if (longer <= SETTING + value.length) constants.set(name, value);
  }
  return constants;
}

function isConstant({ parent, value }: Declaration): boolean {
  const atRoot = parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';
  return (
    atRoot && parent.parent?.type === 'root' && !value.includes('var(') && !WIDE_KEYWORD.test(value.trim())
  );
}
