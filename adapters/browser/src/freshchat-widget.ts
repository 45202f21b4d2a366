import { globalFunction, loadScript } from "./load-script.ts"

/** What Freshchat tells a listener; each event fills some of it. */
export interface WidgetEvent {
  readonly status?: number
  readonly count?: number
  readonly data?: { readonly restoreId?: string | null } | null
}

/** The parts of Freshchat's `window.fcWidget` that a chat uses. Facts: tools/provider-facts, freshchat-widget. */
export interface FreshchatWidget {
  readonly init: (options: object) => void
  readonly isInitialized: () => boolean
  readonly on: (event: string, listener: (event?: WidgetEvent) => void) => void
  readonly open: () => void
  readonly destroy: () => void
  readonly user: {
    readonly get: (answer: (user?: { readonly status?: number }) => void) => unknown
    readonly setProperties: (properties: object) => unknown
    readonly clear: () => unknown
  }
}

const isWidget = (value: unknown): value is FreshchatWidget =>
  typeof value === "object" && value !== null && "init" in value

/** Loads the widget's script once per page. Fails where it does not arrive. */
export const loadWidget = async (script: string): Promise<FreshchatWidget> => {
  await loadScript(script)
  const widget = globalFunction("fcWidget")
  if (!isWidget(widget)) throw new Error(`${script} has no fcWidget`)
  return widget
}

/** Waits for a widget's answer for some seconds; one that refuses or never comes is as good as any, and nobody is told. */
export const settled = (answer: unknown, milliseconds: number): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    const finish = () => {
      clearTimeout(timer)
      done()
    }
    void Promise.resolve(answer).then(finish, finish)
  })
