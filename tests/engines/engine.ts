/** One device and what it does, in the words that WebDriver's two protocols share. */
export type ActionSource =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly actions: readonly (
        | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
        | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
      )[];
    }
  | {
      readonly type: 'key';
      readonly id: string;
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
    };

/** The little that each engine is asked for in its own protocol; what a visitor does is made of it (visitor.ts). */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  readonly version: string;
  readonly go: (address: string) => Promise<void>;
  /** What the body of a function, run in the page, returns: a text. */
  readonly run: (body: string) => Promise<string>;
  readonly act: (source: ActionSource) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** A picture of the window, PNG. */
  readonly picture: () => Promise<Buffer>;
  readonly quit: () => Promise<void>;
}
