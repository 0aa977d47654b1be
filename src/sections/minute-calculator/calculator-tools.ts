import { CalculatorFields } from './calculator-fields.tsx';
import { GrowingRidge } from './growing-ridge.tsx';

/** What the calculator is operated with: one file, fetched when it comes near the screen. */
export const calculatorTools = { CalculatorFields, GrowingRidge };
