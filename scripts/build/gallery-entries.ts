/** The gallery's modules, from the project's root. */
export const GALLERY_CLIENT = 'src/gallery/gallery-client.tsx';
export const GALLERY_SERVER = 'src/gallery/gallery-server.tsx';
