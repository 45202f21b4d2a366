import type { Preview } from "@storybook/react-vite"
import { languageCodes, languages } from "@ui/i18n"
import { appToasts } from "@ui/shared/app-toasts"
import { seededLooks } from "@domain/portals"
import "@ui/kit/styles.css"
import { lazy, type PropsWithChildren, StrictMode, Suspense } from "react"
import { configure } from "storybook/test"
import { controlOf } from "../src/docs/controls.ts"
import { wordsIn } from "../src/docs/playground-words.ts"
import type { DocsContainerProps } from "@storybook/addon-docs/blocks"
import { StoryProviders } from "../src/story-providers.tsx"

// A screen is drawn when its world has answered, which a busy machine takes seconds for.
configure({ asyncUtilTimeout: 20_000 })

// Documentation is loaded by its pages alone: stories that run as tests need none of it.
const DocsContainer = lazy(() => import("../src/docs/docs-container.tsx"))
const DocsPage = lazy(() => import("../src/docs/docs-page.tsx"))

const preview: Preview = {
  globalTypes: {
    portal: {
      description: "Portal theme",
      toolbar: {
        title: "Portal",
        icon: "paintbrush",
        items: seededLooks.map(({ key, theme }) => ({ value: key, title: theme.name })),
      },
    },
    language: {
      description: "Language and direction",
      toolbar: {
        title: "Language",
        icon: "globe",
        items: languageCodes.map((code) => ({ value: code, title: languages[code].ownName })),
      },
    },
    mode: {
      description: "Light or dark",
      toolbar: { title: "Mode", icon: "mirror", items: ["light", "dark"] },
    },
  },
  // Messages stay for seconds, and typing through a reload: the next story would show them.
  beforeEach: () => {
    // Stories break calls on purpose; what their pages report is no failure of the story. React keeps its own reporting.
    globalThis.reportError = () => undefined
    appToasts.queue.clear()
    window.history.replaceState(null, "")
  },
  initialGlobals: { portal: "marquee", language: "en", mode: "light" },
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    options: {
      storySort: {
        order: [
          "Foundations",
          "Actions",
          "Fields",
          "Overlays",
          "Feedback",
          "Data",
          "Navigation",
          "Layouts",
          "Brand",
          "Ads",
          "Rules",
          "Screens",
        ],
      },
    },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: {
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense fallback={null}>
          <DocsContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    backgrounds: { disable: true },
  },
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, controlOf(type, initialArgs, name)])),
  ],
  decorators: [
    (Story, { globals, parameters, args, initialArgs }) => (
      <StrictMode>
        <StoryProviders
          portal={String(globals["portal"])}
          language={String(globals["language"])}
          mode={globals["mode"] === "dark" ? "dark" : "light"}
          isPage={parameters["page"] === true}
        >
          <Story args={wordsIn(String(globals["language"]), parameters["hebrew"], args, initialArgs)} />
        </StoryProviders>
      </StrictMode>
    ),
  ],
}

export default preview
