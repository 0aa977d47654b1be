import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import {
  changeDisplaySettings,
  DEFAULT_DISPLAY,
  DISPLAY_CHOICES,
  useDisplaySettings,
  type DisplaySettings,
} from '#src/lib/display-settings.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './view-dialog.module.css';

/** Display settings, kept in this browser. Each shows at once, in the dialog as on the page behind it. */
export function ViewDialog({ onClose }: { onClose: () => void }) {
  const { view } = useTexts('accessibility');
  const { close } = useTexts('common');
  return (
    <Dialog title={<Text>{view.title}</Text>} closeLabel={close} onClose={onClose}>
      <p>
        <Text>{view.description}</Text>
      </p>
      <Setting name="textSize" words={view.textSize} choices={DISPLAY_CHOICES.textSize} />
      <Setting name="spacing" words={view.spacing} choices={DISPLAY_CHOICES.spacing} />
      <Setting name="scheme" words={view.scheme} choices={DISPLAY_CHOICES.scheme} />
      <Setting name="contrast" words={view.contrast} choices={DISPLAY_CHOICES.contrast} />
      <Setting name="animation" words={view.animation} choices={DISPLAY_CHOICES.animation} />
      <Setting name="links" words={view.links} choices={DISPLAY_CHOICES.links} />
      <Setting name="shortcuts" words={view.shortcuts} choices={DISPLAY_CHOICES.shortcuts} />
      <div>
        <Button look="outline" onClick={() => change(DEFAULT_DISPLAY)}>
          <Text>{view.reset}</Text>
        </Button>
      </div>
    </Dialog>
  );
}

/** Beyond the document's attributes: the browser's own bars, as the pre-paint script does, and the site's bar. */
function change(settings: Partial<DisplaySettings>): void {
  changeDisplaySettings(settings);
  const { scheme } = document.documentElement.dataset;
  for (const [index, own] of (['light', 'dark'] as const).entries()) {
    const tag = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')[index];
    if (tag === undefined) continue;
    tag.media = scheme === 'system' ? `(prefers-color-scheme: ${own})` : scheme === own ? 'all' : 'not all';
  }
  // The bar reads the colour behind it when the page is scrolled.
  window.dispatchEvent(new Event('scroll'));
}

interface SettingProps<Name extends keyof DisplaySettings> {
  name: Name;
  words: Readonly<Record<DisplaySettings[Name] | 'label', string>>;
  choices: readonly DisplaySettings[Name][];
}

function Setting<Name extends keyof DisplaySettings>({ name, words, choices }: SettingProps<Name>) {
  const chosen = useDisplaySettings()[name];
  return (
    <fieldset className={`choices ${styles.setting}`}>
      <legend>
        <Text>{words.label}</Text>
      </legend>
      {choices.map((choice) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the words inside <Text> name the input
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === chosen}
            onChange={() => change({ [name]: choice })}
          />
          <span>
            <Text>{words[choice]}</Text>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
