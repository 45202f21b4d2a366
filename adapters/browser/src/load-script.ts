const loading = new Map<string, Promise<void>>()

/** Loads a provider's script once per page; a failed load can be retried. */
export const loadScript = (url: string): Promise<void> => {
  const started = loading.get(url)
  if (started !== undefined) return started
  const promise = new Promise<void>((done, failed) => {
    const element = document.createElement("script")
    element.src = url
    element.async = true
    element.onload = () => done()
    element.onerror = () => {
      loading.delete(url)
      element.remove()
      failed(new Error(`${url} could not be loaded`))
    }
    document.head.append(element)
  })
  loading.set(url, promise)
  return promise
}

/** What a script put into the page under this name. */
export const globalFunction = (name: string): unknown => Reflect.get(globalThis, name)
