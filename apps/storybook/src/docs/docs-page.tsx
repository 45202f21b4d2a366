import { AnchorMdx, Controls, DocsContext, Source, Story, useOf } from "@storybook/addon-docs/blocks"
import { Fragment, Suspense, use, useContext } from "react"
import type { PreparedStory } from "storybook/internal/types"
import styles from "./docs.module.css"
import { FramedStory } from "./framed-story.tsx"
import { componentDocs, type ComponentDocs, kitFolder } from "./kit-sources.ts"
import { TokenTable } from "./token-table.tsx"
import { UsageAdvice } from "./usage-advice.tsx"

const known = new Map<string, Promise<ComponentDocs>>()

const docsOf = (folder: string): Promise<ComponentDocs> => {
  const docs = known.get(folder) ?? componentDocs(folder)
  known.set(folder, docs)
  return docs
}

/** The sentence above a component in its source. */
const docstringOf = (component: unknown): string => {
  const docgen: unknown = typeof component === "function" ? Reflect.get(component, "__docgenInfo") : undefined
  const description: unknown =
    typeof docgen === "object" && docgen !== null ? Reflect.get(docgen, "description") : undefined
  return typeof description === "string" ? description : ""
}

const isFramed = ({ parameters }: PreparedStory): boolean =>
  parameters["page"] === true || parameters["docs"]?.story?.inline === false

const Shown = ({ story }: { readonly story: PreparedStory }) => (
  <div>
    {isFramed(story) ? (
      <FramedStory story={story} />
    ) : (
      <div className={styles["canvas"]}>
        <Story of={story.moduleExport} />
      </div>
    )}
    <details className={styles["code"]}>
      <summary>Code</summary>
      <Source of={story.moduleExport} />
    </details>
  </div>
)

const Tokens = ({ docs }: { readonly docs: ComponentDocs }) =>
  docs.tokens.length === 0 ? (
    <p>It reads no token of its own.</p>
  ) : (
    <>
      <p>Values are those of the portal and the mode in the toolbar.</p>
      <TokenTable names={docs.tokens} />
    </>
  )

const Page = ({ folder }: { readonly folder: string }) => {
  const context = useContext(DocsContext)
  const { preparedMeta } = useOf("meta", ["meta"])
  const docs = use(docsOf(folder))
  const stories = context.componentStories()
  const playground = stories.find(({ name }) => name === "Playground")
  const states = stories.filter((story) => story !== playground && story.playFunction === undefined)
  const played = stories.filter((story) => story !== playground && story.playFunction !== undefined)
  return (
    <div className={`sb-unstyled ${styles["page"]}`}>
      <header className={styles["head"]}>
        <p className={styles["group"]}>{preparedMeta.title.split("/").slice(0, -1).join(" / ")}</p>
        <h1>{preparedMeta.title.split("/").at(-1)}</h1>
        <p className={styles["lead"]}>{docstringOf(preparedMeta.component)}</p>
      </header>
      {docs.usage === undefined ? null : <UsageAdvice usage={docs.usage} others={docs.others} />}
      {playground === undefined ? null : (
        <section className={styles["section"]}>
          <h2>Playground and properties</h2>
          <Shown story={playground} />
          <div className={styles["wide"]}>
            <Controls of={playground.moduleExport} />
          </div>
        </section>
      )}
      {states.length === 0 ? null : (
        <section className={styles["section"]}>
          <h2>States</h2>
          {states.map((story) => (
            <section key={story.id} className={styles["state"]} id={`anchor--${story.id}`}>
              <h3>{story.name}</h3>
              {story.parameters["docs"]?.description?.story === undefined ? null : (
                <p>{story.parameters["docs"].description.story}</p>
              )}
              <Shown story={story} />
            </section>
          ))}
        </section>
      )}
      {played.length === 0 ? null : (
        <section className={styles["section"]}>
          <h2>Behaviour</h2>
          <p>Each is a test, and is played when it is opened.</p>
          <ul className={styles["lines"]}>
            {played.map(({ id, name }) => (
              <li key={id}>
                <AnchorMdx target="_self" href={`?path=/story/${id}`}>
                  {name}
                </AnchorMdx>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles["section"]}>
        <h2>Tokens</h2>
        <Tokens docs={docs} />
        {docs.parts.length === 0 ? null : (
          <p>
            It is built of{" "}
            {docs.parts.map(({ name, href }, at) => (
              <Fragment key={href}>
                {at === 0 ? "" : ", "}
                <AnchorMdx target="_self" href={href}>
                  {name}
                </AnchorMdx>
              </Fragment>
            ))}
            ; their tokens stand on their pages.
          </p>
        )}
      </section>
    </div>
  )
}

/** The only template of a component's page: the component's purpose, advice, properties to try, states and tokens. */
const DocsPage = () => {
  const { preparedMeta } = useOf("meta", ["meta"])
  const folder = kitFolder(preparedMeta.parameters["fileName"])
  return folder === undefined ? null : (
    <Suspense fallback={null}>
      <Page folder={folder} />
    </Suspense>
  )
}

export default DocsPage
