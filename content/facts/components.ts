/** What the components of a platform are for, with six of each, from the simplest drawing to the densest. */
const COMPONENTS_OF = {
  foundation: ['button', 'link', 'icon', 'image', 'paragraph', 'list'],
  input: ['textField', 'textArea', 'search', 'fileUpload', 'oneTimeCode', 'datePicker'],
  choice: ['checkbox', 'radio', 'switch', 'select', 'slider', 'rating'],
  navigation: ['breadcrumb', 'pagination', 'tabs', 'header', 'sideMenu', 'footer'],
  status: ['alert', 'notification', 'loader', 'progressBar', 'stepper', 'badge'],
  data: ['table', 'pieChart', 'counter', 'calendar', 'map', 'tag'],
  container: ['cardGrid', 'accordion', 'dialog', 'drawer', 'panel', 'tooltip'],
} as const;

export type ComponentFamily = keyof typeof COMPONENTS_OF;
export type ComponentName = (typeof COMPONENTS_OF)[ComponentFamily][number];

/** In the order of the filter. */
export const COMPONENT_FAMILIES = [
  'foundation',
  'input',
  'choice',
  'navigation',
  'status',
  'data',
  'container',
] as const satisfies readonly ComponentFamily[];

export const COMPONENTS_PER_FAMILY = COMPONENTS_OF.foundation.length;

export interface Component {
  name: ComponentName;
  family: ComponentFamily;
  /** From 0: each of a family is drawn denser than the one before. */
  density: number;
}

/** In the order of their fields: the families take turns, so that no two neighbours are drawn alike. */
export const COMPONENTS: readonly Component[] = COMPONENT_FAMILIES.flatMap((family) => {
  const names: readonly ComponentName[] = COMPONENTS_OF[family];
  return names.map((name, density) => ({ name, family, density }));
}).toSorted((a, b) => a.density - b.density);
