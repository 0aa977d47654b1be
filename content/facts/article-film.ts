/** The film of /media/article-2: our own, nothing of it comes from elsewhere. */
export const ARTICLE_FILM = {
  width: 1280,
  height: 720,
  seconds: 56,
  /** The picture that stands in the frame until the film is played: the article's own cover. */
  poster: 'notes',
  /** Best source first. */
  sources: [
    { url: '/media/article-film.8374a560.webm', type: 'video/webm; codecs="av01.0.05M.10"' },
    { url: '/media/article-film.b1fbc073.mp4', type: 'video/mp4; codecs="avc1.640028"' },
  ],
  captions: { ar: '/media/article-film-ar.vtt', en: '/media/article-film-en.vtt' },
} as const;
