interface Window {
  /** How many frames of moving lines have been drawn. */
  drawnFrames?: number;
}
