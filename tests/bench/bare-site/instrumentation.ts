/** Does nothing. Without this file the build would find the product's instrumentation.ts. */
export function register(): void {}
