const ZERO_OF_ARABIC_INDIC = 0x660;
const ZERO_OF_PERSIAN = 0x6f0;

/** Arabic-Indic and Persian digits, as an Arabic keyboard types them, become ASCII digits. */
export function asciiDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - ZERO_OF_ARABIC_INDIC))
    .replace(/[\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) - ZERO_OF_PERSIAN));
}
