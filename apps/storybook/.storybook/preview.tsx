import type { Preview } from "@storybook/react-vite"
import { languageCodes, languages } from "@ui/i18n"
import { appToasts } from "@ui/shared/app-toasts"
import { seededLooks } from "@domain/portals"
import "@ui/kit/styles.css"
import { StrictMode } from "react"
import { configure } from "storybook/test"
import { StoryProviders } from "../src/story-providers.tsx"

// A screen is drawn when its world has answered, which a busy machine takes seconds for.
configure({ asyncUtilTimeout: 10_000 })

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
    appToasts.queue.clear()
    window.history.replaceState(null, "")
  },
  initialGlobals: { portal: "marquee", language: "en", mode: "light" },
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    controls: { disable: true },
    backgrounds: { disable: true },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <StrictMode>
        <StoryProviders
          portal={String(globals["portal"])}
          language={String(globals["language"])}
          mode={globals["mode"] === "dark" ? "dark" : "light"}
          isPage={parameters["page"] === true}
        >
          <Story />
        </StoryProviders>
      </StrictMode>
    ),
  ],
}

export default preview
