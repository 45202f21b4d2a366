import { DocsContext } from "@storybook/addon-docs/blocks"
import { useContext, useEffect, useState } from "react"
import { STORY_ARGS_UPDATED } from "storybook/internal/core-events"
import { buildArgsParam } from "storybook/internal/router"
import type { Args, PreparedStory } from "storybook/internal/types"
import styles from "./docs.module.css"
import { useGlobals } from "./use-globals.ts"

const defaultHeight = "40rem"

/** A story in a window of its own, for dialogs and whole pages; it follows the toolbar and the controls. */
export const FramedStory = ({ story }: { readonly story: PreparedStory }) => {
  const context = useContext(DocsContext)
  const { portal, language, mode } = useGlobals(context)
  const [args, setArgs] = useState(() => context.getStoryContext(story).args)
  useEffect(() => {
    const follow = (change: { readonly storyId: string; readonly args: Args }) => {
      if (change.storyId === story.id) setArgs(change.args)
    }
    context.channel.on(STORY_ARGS_UPDATED, follow)
    return () => context.channel.off(STORY_ARGS_UPDATED, follow)
  }, [context, story])
  const address = new URLSearchParams({
    id: story.id,
    viewMode: "story",
    globals: `portal:${portal};language:${language};mode:${mode}`,
  })
  const changed = buildArgsParam(story.initialArgs, args)
  const height: unknown = story.parameters["docs"]?.story?.height
  return (
    <iframe
      title={`${story.title}: ${story.name}`}
      src={`iframe.html?${address}${changed === undefined || changed === "" ? "" : `&args=${changed}`}`}
      loading="lazy"
      className={styles["frame"]}
      style={{ blockSize: typeof height === "string" ? height : defaultHeight }}
    />
  )
}
