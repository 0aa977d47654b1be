import type { LogoId } from './symbols.ts';
import type { Typeface } from './typefaces.ts';

/** A fictional mark: a symbol and a wordmark in one script. */
export interface Mark {
  id: LogoId;
  /** Names of the company as a reader of each language would write it. */
  arabic: string;
  english: string;
  /** The wordmark as it is set. */
  text: string;
  typeface: Typeface;
  size: number;
  weight?: number;
  tracking?: number;
  /** A small second line in Latin script. */
  secondLine?: string;
}

type Setting = Pick<Mark, 'weight' | 'tracking' | 'secondLine'>;

const mark = (
  id: LogoId,
  [arabic, english]: [string, string],
  text: string,
  typeface: Typeface,
  size: number,
  setting: Setting = {},
): Mark => ({ id, arabic, english, text, typeface, size, ...setting });

/** Each mark stands in one sprite; a page loads the sprites of the marks that it shows. */
export const sprites: Record<string, readonly Mark[]> = {
  'logos-participants': [
    mark('subul', ['هيئة السبل', 'Subul Authority'], 'هيئة السُّبل', 'plexArabic', 25, {
      secondLine: 'Subul Authority',
    }),
    mark('wahat', ['جامعة الواحات', 'Oases University'], 'جامعة الواحات', 'markazi', 33, {
      secondLine: 'Oases University',
    }),
    mark('aafeen', ['عافين الصحية', 'Aafeen Health'], 'عافين الصحية', 'alexandria', 24, { weight: 600 }),
    mark('qanat', ['قنوات', 'Qanawat'], 'qanawat', 'lexend', 25, { weight: 500 }),
    mark('rafid', ['رافد للقطارات', 'Rafid Rail'], 'رافد للقطارات', 'zain', 27),
    mark('midmar', ['مضمار المالية', 'Midmar Financial'], 'مضمار المالية', 'almarai', 24),
  ],
  'logos-trusted': [
    mark('ghada', ['بنك الغضى', 'Ghada Bank'], 'بنك الغضى', 'elMessiri', 30, { weight: 700 }),
    mark('oryxa', ['أوريكسا', 'Oryxa'], 'ORYXA', 'unbounded', 17, { tracking: 1 }),
    mark('dhuha', ['ضحى للطاقة', 'Dhuha Energy'], 'ضُحى للطاقة', 'rubik', 26, { weight: 600 }),
    mark('wajhat', ['وجهات', 'Wajhat'], 'wajhat', 'outfit', 29, { weight: 600 }),
    mark('najdia', ['نجدية للتأمين', 'Najdia Insurance'], 'نجديّة للتأمين', 'tajawal', 26),
    mark('halqah', ['حلقة', 'Halqah'], 'HALQAH', 'sora', 21, { weight: 700, tracking: 3 }),
    mark('ruml', ['رمل كابيتال', 'Ruml Capital'], 'RUML CAPITAL', 'jost', 20, { tracking: 3.2 }),
  ],
  'logos-partnerships': [
    mark('vantoro', ['فانتورو', 'Vantoro'], 'vantoro', 'sora', 25, { weight: 600 }),
    mark('sumara', ['سمارا', 'Sumara'], 'سُمارا', 'alexandria', 27, { weight: 600 }),
    mark('oktavo', ['أوكتافو', 'Oktavo'], 'Oktavo', 'spaceGrotesk', 27, { weight: 600 }),
    mark('lumiqa', ['لوميكا', 'Lumiqa'], 'lumiqa', 'figtree', 28, { weight: 700 }),
    mark('corvella', ['كورفيلا', 'Corvella'], 'CORVELLA', 'jost', 22, { tracking: 3 }),
    mark('barqin', ['برقين', 'Barqin'], 'برقين', 'kufam', 28),
    mark('stratiq', ['ستراتيك', 'Stratiq'], 'stratiq', 'spaceGrotesk', 28, { weight: 600 }),
    mark('quillon', ['كويلون', 'Quillon'], 'Quillon', 'dmSerif', 29),
    mark('hadbah', ['طيران هضبة', 'Hadbah Aviation'], 'طيران هضبة', 'changa', 25),
    mark('nimbrix', ['نيمبركس', 'Nimbrix'], 'nimbrix', 'outfit', 28, { weight: 500 }),
    mark('hexaray', ['هكساراي', 'Hexaray'], 'HEXARAY', 'lexend', 20, { weight: 500, tracking: 2 }),
    mark('tesserio', ['تيسيريو', 'Tesserio'], 'tesserio', 'manrope', 26, { weight: 700 }),
    mark('meridna', ['ميريدنا', 'Meridna'], 'Meridna', 'fraunces', 28),
  ],
  'logos-more': [
    mark('marafi', ['مرافئ الشعاع', 'Marafi Ports'], 'مرافئ الشعاع', 'cairo', 25, { weight: 700 }),
    mark('nafala', ['نفلة', 'Nafala'], 'نَفَلة', 'cairo', 30, { weight: 800 }),
    mark('fanajin', ['فناجين', 'Fanajin'], 'فناجين', 'lemonada', 24),
    mark('mishkat', ['مشكاة', 'Mishkat'], 'Mishkat', 'fraunces', 28),
    mark('teena', ['طينة العمرانية', 'Teena Urban'], 'طينة العمرانية', 'changa', 25),
    mark('zill', ['ظل', 'Zill'], 'zill', 'syne', 31),
    mark('hajara', ['حجارة للتعدين', 'Hajara Mining'], 'HAJARA MINING', 'manrope', 18, {
      weight: 700,
      tracking: 2,
    }),
    mark('polarbit', ['بولاربت', 'Polarbit'], 'polarbit', 'instrument', 27, { weight: 600 }),
    mark('ferrola', ['فيرولا', 'Ferrola'], 'FERROLA', 'syne', 21, { tracking: 1.5 }),
  ],
};
