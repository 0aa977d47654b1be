interface Window {
  /** What is wrong with each place that the Tab key has led to, since keyboard.ts listens; empty where nothing is. */
  tabStops: string[];
}
