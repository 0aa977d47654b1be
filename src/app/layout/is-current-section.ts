/** Whether a link of the bar leads to the page shown or to the section that the page is part of. */
export function isCurrentSection(path: string, href: string): boolean {
  if (href === '/') return path === '/';
  if (href === '/media-center' && path.startsWith('/media/')) return true;
  if (href === '/careers' && path.startsWith('/job-post/')) return true;
  return path === href || path.startsWith(`${href}/`);
}
