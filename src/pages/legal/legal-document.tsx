import { LEGAL_EFFECTIVE_DATE, LEGAL_OWN_PARTS, LEGAL_PARTS } from '#content/facts/legal.ts';
import { Document } from '#src/sections/document/document.tsx';
import headings from '#src/sections/document/headings-beside.module.css';
import { ContactEnding } from '#src/sections/ending/contact-ending.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { closingPrivacy } from '#src/ui/drawing/drawings/closing-privacy.ts';
import { closingTerms } from '#src/ui/drawing/drawings/closing-terms.ts';
import { shelter } from '#src/ui/drawing/drawings/shelter.ts';
import { stair } from '#src/ui/drawing/drawings/stair.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatDate } from '#shared/dates.ts';
import { directionOf } from '#shared/languages.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { LegalPart } from './legal-part.tsx';
import closings from './closings.module.css';
import styles from './legal-document.module.css';
import door from './door.module.css';
import figures from './figures.module.css';
import numbered from './numbered-parts.module.css';
import row from './parts-row.module.css';
import arches from './parts-arches.module.css';
import sand from './sand.module.css';
import steps from './steps.module.css';
import columns from './steps-columns.module.css';
import terraces from './terraces.module.css';
import titles from './titles.module.css';

const CLOSINGS = { privacy: closingPrivacy, terms: closingTerms } as const;

/** Arches over what is kept; a step for each part of what is agreed. */
const SCENES = { privacy: shelter, terms: stair } as const;

/** Beside what is kept stands how much and how long; the parts of what is agreed are counted, a step each. */
const BODIES = {
  privacy: `${headings.beside} ${figures.beside} ${row.row} ${arches.arches} ${closings.night}`,
  terms: `${numbered.parts} ${row.row} ${steps.steps} ${terraces.terraces} ${columns.columns} ${sand.sand} ${closings.sand}`,
} as const;

/**
 * The privacy policy and the terms share one body, each with a title of its own. The list
 * of parts stands outside the text, whose only list is the one of three.
 */
export function LegalDocument({ name }: { name: 'privacy' | 'terms' }) {
  const language = useLanguage();
  const { [name]: words, effective, partsLabel, parts } = useTexts('legal');
  const ending = useTextEntry('endings', name);
  const isOwn = (id: (typeof LEGAL_PARTS)[number]) => LEGAL_OWN_PARTS[name].includes(id);
  return (
    <>
      <PageHeader
        look="type"
        title={words.title}
        lead={words.lead}
        scene={
          <Drawing
            drawing={SCENES[name]}
            direction={directionOf(language)}
            labels={
              name === 'terms'
                ? LEGAL_PARTS.map((id, index) => (isOwn(id) ? <b key={id}>{index + 1}</b> : index + 1))
                : []
            }
            className={classNames(styles.scene, styles[name], titles[name], door[name])}
          />
        }
      >
        <p className={styles.date}>
          <Text>{effective}</Text>{' '}
          <time dateTime={LEGAL_EFFECTIVE_DATE}>{formatDate(LEGAL_EFFECTIVE_DATE, language)}</time>
        </p>
      </PageHeader>
      <div className={BODIES[name]}>
        <Document
          id="legal"
          partsLabel={partsLabel}
          parts={LEGAL_PARTS.map((id) => ({ id, heading: parts[id].heading, isMarked: isOwn(id) }))}
          marks={words.ownParts}
        >
          {LEGAL_PARTS.map((id) => (
            <LegalPart key={id} id={id} isOwn={isOwn(id)} hasFigures={name === 'privacy'} />
          ))}
        </Document>
      </div>
      <ContactEnding
        title={ending.title}
        line={CLOSINGS[name]}
        {...(name === 'privacy' && { theme: 'night' })}
      />
    </>
  );
}
