import { Icon } from '#src/ui/icon/icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { ACCESSIBILITY_TOOLS, openTool, type AccessibilityTool } from './open-tool.ts';
import styles from './footer-tools.module.css';

const ICONS: Record<AccessibilityTool, IconName> = {
  signLanguage: 'sign-language',
  search: 'search',
  view: 'eye',
};

/** The group "Accessibility Tools" of the footer: sign language, search, view. They need script to work. */
export function FooterTools() {
  const { heading, tools } = useTexts('footer').accessibility;
  return (
    <div id="footer-accessibility" className={styles.tools}>
      <h2>
        <Text>{heading}</Text>
      </h2>
      <div>
        {ACCESSIBILITY_TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            aria-label={tools[tool]}
            aria-haspopup="dialog"
            onClick={() => openTool(tool)}
          >
            <Icon name={ICONS[tool]} />
          </button>
        ))}
      </div>
    </div>
  );
}
