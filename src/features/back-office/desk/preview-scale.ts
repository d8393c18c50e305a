/**
 * Maximum pixels of the canvas for a page; each needs four bytes of memory. A page of paper has fewer
 * at the preview's width, but strangers can send pages that are hundreds of times as high as wide.
 */
const maxPixels = 4_000_000

/**
 * Returns the scale at which a page of a PDF is `width` pixels wide, or a smaller one at which it has
 * the maximum of pixels.
 */
export function previewScale(page: { width: number; height: number }, width: number): number {
  return Math.min(width / page.width, Math.sqrt(maxPixels / (page.width * page.height)))
}
