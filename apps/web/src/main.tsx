import "@ui/kit/styles.css"
import { resolve } from "@application/container"
import { GetPortal } from "@application/portals/contract"
import { createI18n } from "@ui/i18n"
import { viteTexts } from "@ui/i18n/vite-texts"
import { Effect } from "effect"
import { createRoot } from "react-dom/client"
import { App } from "./app.tsx"
import { stampedLanguage, stampedPortal } from "./boot-facts.ts"
import { compose } from "./composition.ts"

const boot = async () => {
  const root = document.getElementById("root")
  if (root === null) return
  const composition = compose(location.hostname)
  const language = stampedLanguage()
  const [portal, i18n] = await Promise.all([
    stampedPortal() ?? Effect.runPromise(resolve(composition.container, GetPortal)({ domain: location.hostname })),
    createI18n({ language, loadTexts: viteTexts }),
  ])
  const mode = document.documentElement.dataset["mode"]
  createRoot(root).render(
    <App
      composition={composition}
      portal={portal}
      i18n={i18n}
      language={language}
      mode={mode === "light" || mode === "dark" ? mode : "system"}
    />,
  )
}

void boot()
