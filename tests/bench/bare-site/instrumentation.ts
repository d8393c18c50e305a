/** Nothing at the start: without this file the build would find the product's own. */
export function register(): void {}
