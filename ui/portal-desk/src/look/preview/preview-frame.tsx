import { type Mode, type PortalSettings, themeStyleSheet } from "@domain/portals"
import { type LanguageCode, languages } from "@ui/i18n"
import { PortalProvider, usePortal } from "@ui/shared/frame"
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { I18nextProvider, useTranslation } from "react-i18next"
import styles from "../look.module.css"

export interface PreviewFrameProps {
  readonly title: string
  /** Width and height of the previewed window in CSS pixels; it is drawn smaller where there is less room. */
  readonly width: number
  readonly height: number
  readonly portal: PortalSettings
  readonly language: LanguageCode
  readonly mode: Mode
  readonly children: ReactNode
}

const sheets = 'link[rel="stylesheet"], style'

/** Gives a document the page's style sheets, also later ones. */
const copySheets = (target: Document): (() => void) => {
  const copy = (node: Node) => {
    if (node instanceof Element && node.matches(sheets)) target.head.append(node.cloneNode(true))
  }
  for (const sheet of document.head.querySelectorAll(sheets)) copy(sheet)
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) copy(node)
  })
  watcher.observe(document.head, { childList: true })
  return () => watcher.disconnect()
}

/** How much smaller a window is drawn, so that it fits into an element. */
const useScale = (width: number) => {
  const [scale, setScale] = useState(1)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const measure = () => setScale(Math.min(1, (element.clientWidth || width) / width))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [width])
  return [scale, box] as const
}

/**
 * The product's own components in a window of their own, under another portal's look, language and mode. The window has its
 * own width, so that its pages lay themselves out as on such a device. Nothing in it can be pressed.
 */
export const PreviewFrame = (props: PreviewFrameProps) => {
  const { title, width, height, portal, language, mode, children } = props
  const { i18n } = useTranslation()
  const [root, setRoot] = useState<HTMLElement>()
  const [scale, box] = useScale(width)
  const outer = usePortal()
  const shownI18n = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language])
  const value = useMemo(
    () => ({ ...outer, portal: { ...outer.portal, ...portal }, language, mode, setLanguage: () => undefined }),
    [outer, portal, language, mode],
  )
  const target = root?.ownerDocument
  useEffect(() => (target === undefined ? undefined : copySheets(target)), [target])
  useEffect(() => {
    if (root === undefined || target === undefined) return
    const { locale, direction } = languages[language]
    target.documentElement.lang = locale
    target.documentElement.dir = direction
    target.documentElement.dataset["mode"] = mode
    root.dataset["motif"] = portal.theme.motif ?? "plain"
  }, [root, target, language, mode, portal.theme.motif])
  return (
    <div ref={box} className={styles["frameBox"]} style={{ blockSize: `${height * scale}px` }}>
      <iframe
        title={title}
        className={styles["frame"]}
        style={{ inlineSize: `${width}px`, blockSize: `${height}px`, transform: `scale(${scale})` }}
        srcDoc="<!doctype html><html><head></head><body><div inert></div></body></html>"
        onLoad={(event) => setRoot(event.currentTarget.contentDocument?.body.querySelector("div") ?? undefined)}
      />
      {root === undefined
        ? null
        : createPortal(
            <I18nextProvider i18n={shownI18n}>
              <PortalProvider value={value}>
                <style>{themeStyleSheet(portal.theme)}</style>
                <Suspense fallback={null}>{children}</Suspense>
              </PortalProvider>
            </I18nextProvider>,
            root,
          )}
    </div>
  )
}
