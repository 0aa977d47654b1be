import type { KeyboardEvent } from 'react';
import { COMPONENTS } from '#content/facts/components.ts';
import { directionOf } from '#shared/languages.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { nextField, type FieldPlace } from './next-field.ts';
import { PIVOT_FIELDS } from './sprite.ts';
import type { PivotFieldsState } from './use-pivot-fields.ts';
import styles from './pivot-fields.module.css';

interface Props {
  state: PivotFieldsState;
  /** `block` of six columns with the page's dot in its free place, or `band` of fourteen on a green ground. */
  look: 'block' | 'band';
}

/** Each arm stands elsewhere: the golden angle, which never comes round. */
const ARM_TURN_DEG = 137.5;

/** The places of the fields that are shown, in the order of reading. */
function placesOf(list: HTMLElement): FieldPlace[] {
  return [...list.children].flatMap((field, index) => {
    if (!(field instanceof HTMLElement) || field.ariaHidden === 'true') return [];
    // Every second row lies half a field further; a quarter more is beyond what whole pixels lose along a row.
    const column = Math.floor((field.offsetLeft - list.offsetLeft) / field.offsetWidth + 0.25);
    return { index, name: field.textContent, column, top: field.offsetTop };
  });
}

/**
 * Forty-two pivot fields from above, each a component: a list of names without script, with it a list box in which the
 * arrow keys walk over the land.
 */
export function PivotFields({ state, look }: Props) {
  const { label, names } = useTexts('components');
  const isHydrated = useIsHydrated();
  const direction = directionOf(useLanguage());

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const list = event.currentTarget;
    const next = nextField(event.key, state.entry, placesOf(list), direction);
    if (next === undefined && !event.key.startsWith('Arrow')) return;
    // At an edge of the land the page does not scroll away under the visitor.
    event.preventDefault();
    const field = next && list.children[next.index];
    if (field instanceof HTMLElement) field.focus();
  };

  const list = (
    <ul
      className={classNames(styles.fields, styles[look])}
      role={isHydrated ? 'listbox' : undefined}
      aria-label={label}
      data-filtered={state.family === null ? undefined : ''}
      onKeyDown={onKeyDown}
      onPointerLeave={() => state.point(null)}
    >
      {COMPONENTS.map((component, index) => {
        const isShown = state.isShown(component);
        const option = {
          role: 'option',
          'aria-selected': state.current === index,
          tabIndex: state.entry === index ? 0 : -1,
          onFocus: () => state.focus(index),
          onPointerEnter: () => state.point(index),
        } as const;
        return (
          <li key={component.name} {...(isHydrated && isShown && option)} aria-hidden={!isShown || undefined}>
            <span className={styles.disc}>
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <use href={`${PIVOT_FIELDS}#${component.name}`} x="-50" y="-50" width="100" height="100" />
                <g transform={`rotate(${Math.round(index * ARM_TURN_DEG) % 360})`}>
                  <path className={styles.arm} d="M0 0V-49" />
                </g>
              </svg>
            </span>
            <span className="visually-hidden">{names[component.name]}</span>
          </li>
        );
      })}
    </ul>
  );
  if (look === 'band') return list;
  return (
    <div className={styles.land}>
      {list}
      <i className={styles.dot} data-dot="" />
    </div>
  );
}
