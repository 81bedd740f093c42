/** The part of the bundler that puts new code into a running page. */
type Hot = {addStatusHandler: (handler: (status: string) => Promise<void> | undefined) => void};

/**
 * What happens around a hot update. The bundler waits for `before`, which decides what has to give way; `during` runs
 * right before new code does.
 */
export function aroundUpdates({before, during}: {before: () => Promise<void>; during: () => void}): void {
  (import.meta as {webpackHot?: Hot}).webpackHot?.addStatusHandler((status) => {
    if (status === 'prepare') return before();
    if (status === 'apply') during();
    return undefined;
  });
}
