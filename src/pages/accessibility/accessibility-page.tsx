import { STATEMENT_PARTS } from '#content/facts/accessibility.ts';
import evidence from '#content/facts/accessibility-evidence.json' with { type: 'json' };
import { contactHref } from '#content/facts/contact.ts';
import { formatDate } from '#shared/dates.ts';
import { directionOf } from '#shared/languages.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { DocumentPart } from '#src/sections/document/document-part.tsx';
import { Document } from '#src/sections/document/document.tsx';
import headings from '#src/sections/document/headings-beside.module.css';
import { LineEnding } from '#src/sections/ending/line-ending.tsx';
import within from '#src/sections/ending/within.module.css';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { closingAccessibility } from '#src/ui/drawing/drawings/closing-accessibility.ts';
import { ramp } from '#src/ui/drawing/drawings/ramp.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Complaint } from './complaint.tsx';
import { Figures } from './figures.tsx';
import { Limits } from './limits.tsx';
import { Settings } from './settings.tsx';
import styles from './accessibility-page.module.css';

const CONTENTS = {
  standard: null,
  figures: <Figures />,
  settings: <Settings />,
  limits: <Limits />,
  complaint: <Complaint />,
};

/** The accessibility statement. The terms climb a stair by day; this way leads as high without a step, lit in its night. */
export function AccessibilityPage() {
  const language = useLanguage();
  const { title, lead, reviewed, partsLabel, parts } = useTexts('accessibilityStatement');
  const ending = useTextEntry('endings', 'accessibility');
  return (
    <>
      <PageHeader
        look="type"
        theme="night"
        title={title}
        lead={lead}
        scene={<Drawing drawing={ramp} direction={directionOf(language)} className={styles.scene} />}
      >
        <p className={styles.date}>
          <Text>{reviewed}</Text> <time dateTime={evidence.date}>{formatDate(evidence.date, language)}</time>
        </p>
      </PageHeader>
      <div className={`${styles.body} ${headings.beside}`}>
        <Document
          id="statement"
          partsLabel={partsLabel}
          parts={STATEMENT_PARTS.map((id) => ({ id, heading: parts[id].heading }))}
        >
          {STATEMENT_PARTS.map((id) => (
            <DocumentPart key={id} id={id} heading={parts[id].heading} paragraphs={parts[id].paragraphs}>
              {CONTENTS[id]}
            </DocumentPart>
          ))}
        </Document>
      </div>
      <LineEnding
        title={ending.title}
        line={closingAccessibility}
        layout={within.within}
        action={
          <Button href={contactHref('accessibility')} size="large">
            <Text>{ending.action}</Text>
            <Icon name="arrow" />
          </Button>
        }
      />
    </>
  );
}
