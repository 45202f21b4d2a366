import "@ui/kit/styles.css"
import type { ShownPortal } from "@domain/portals"
import { onMissingPart, type UseCases } from "@ui/container"
import { createI18n, loadCallFailures } from "@ui/i18n"
import { viteTexts } from "@ui/i18n/vite-texts"
import { followDeviceClock, restoreEntry } from "@ui/shared/frame"
import { StrictMode } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { App } from "./app.tsx"
import { stampedLanguage, stampedPortal } from "./boot-facts.ts"
import { compose } from "./composition.ts"
import { isAsDrawn, openedPage } from "./first-render.ts"
import { reportDefects } from "./report-defects.ts"
import { reloadForMissingPart } from "./missing-part.ts"
import { noteEmbedMode } from "./use-cases.tsx"
import { makeRouter, whenReady } from "./router.ts"

/** Only a page served without its portal, by the development server, has to ask for it. */
const askedPortal = async ({ call }: UseCases): Promise<ShownPortal> =>
  (await import("./ask-portal.ts")).askPortal(call)

const boot = async () => {
  const root = document.getElementById("root")
  if (root === null) return
  followDeviceClock(() => Date.now())
  const [opening] = performance.getEntriesByType("navigation")
  restoreEntry(window, opening instanceof PerformanceNavigationTiming && opening.type === "reload")
  onMissingPart(reloadForMissingPart)
  noteEmbedMode(location.search)
  const opened = openedPage()
  const language = stampedLanguage()
  const texts = createI18n({ language, loadTexts: viteTexts })
  const composition = compose(location.hostname, async () => loadCallFailures(await texts))
  reportDefects(composition.backgroundCall)
  const knownPortal = Promise.resolve(stampedPortal() ?? askedPortal(composition.useCases))
  const router = makeRouter(composition, knownPortal)
  const [portal, i18n] = await Promise.all([knownPortal, texts, whenReady(router)])
  const mode = document.documentElement.dataset["mode"]
  const showControls = () => root.removeAttribute("inert")
  const app = (
    <StrictMode>
      <App
        router={router}
        portal={portal}
        i18n={i18n}
        language={language}
        mode={mode === "light" || mode === "dark" ? mode : "system"}
        onShown={showControls}
      />
    </StrictMode>
  )
  if (isAsDrawn(root, opened, composition, router)) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void boot()
