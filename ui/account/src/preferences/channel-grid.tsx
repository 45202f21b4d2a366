import type { MessageTopic, TopicChannel } from "@domain/messaging"
import { Checkbox } from "@ui/kit/checkbox"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { useTranslation } from "react-i18next"
import styles from "./channel-grid.module.css"
import type { Preferences } from "./preference-types.ts"

type Topic = Preferences["topics"][number]

/** The topics by what they are about, in the order of the table. */
const groups = [
  { id: "ads", topics: ["campaign", "lead"] },
  { id: "money", topics: ["balance", "wallet"] },
  { id: "account", topics: ["account"] },
] as const satisfies ReadonlyArray<{ readonly id: string; readonly topics: ReadonlyArray<MessageTopic> }>

export interface ChannelGridProps {
  readonly topics: ReadonlyArray<Topic>
  /** The columns beside the product itself. */
  readonly channels: ReadonlyArray<TopicChannel>
  /** Whether the user can be reached by a channel. */
  readonly isOpen: (channel: TopicChannel) => boolean
  /** Receives the topics that change, each with its channels. */
  readonly onChoose: (changes: ReadonlyArray<readonly [MessageTopic, ReadonlyArray<TopicChannel>]>) => void
}

/** Topics in rows and channels in columns; each column's head switches its whole column. Ours. */
export const ChannelGrid = ({ topics, channels, isOpen, onChoose }: ChannelGridProps) => {
  const { t } = useTranslation("account")
  const after = ({ topic, channels: chosen }: Topic, channel: TopicChannel, isOn: boolean) =>
    [topic, isOn ? [...chosen, channel] : chosen.filter((one) => one !== channel)] as const
  const mayChange = ({ possible, essential }: Topic, channel: TopicChannel): boolean =>
    possible.includes(channel) && !essential.includes(channel)
  const head = (channel: TopicChannel) => {
    const free = topics.filter((topic) => mayChange(topic, channel))
    const on = free.filter((topic) => topic.channels.includes(channel))
    const name = t(`account:messages.channel.${channel}`)
    return (
      <th key={channel} scope="col" className={styles["column"]}>
        <span className={styles["columnName"]}>{name}</span>
        <Checkbox
          isSelected={free.length > 0 && on.length === free.length}
          isIndeterminate={on.length > 0 && on.length < free.length}
          isDisabled={free.length === 0 || !isOpen(channel)}
          onChange={() => {
            const isOn = on.length < free.length
            onChoose(
              free
                .filter((topic) => topic.channels.includes(channel) !== isOn)
                .map((topic) => after(topic, channel, isOn)),
            )
          }}
        >
          <VisuallyHidden>{t("account:grid.allOf", { channel: name })}</VisuallyHidden>
        </Checkbox>
      </th>
    )
  }
  const cell = (topic: Topic, channel: TopicChannel) => {
    const label = t("account:grid.box", {
      topic: t(`account:messages.topic.${topic.topic}`),
      channel: t(`account:messages.channel.${channel}`),
    })
    const isFixed = topic.essential.includes(channel)
    return (
      <td key={channel} className={styles["cell"]}>
        {topic.possible.includes(channel) ? (
          <Checkbox
            isSelected={topic.channels.includes(channel)}
            isDisabled={isFixed || !isOpen(channel)}
            onChange={(isOn) => onChoose([after(topic, channel, isOn)])}
          >
            <VisuallyHidden>
              {label}
              {isFixed ? `. ${t("account:grid.always")}` : ""}
            </VisuallyHidden>
          </Checkbox>
        ) : (
          <>
            <span aria-hidden className={styles["none"]}>
              –
            </span>
            <VisuallyHidden>{t("account:grid.notOffered")}</VisuallyHidden>
          </>
        )}
      </td>
    )
  }
  return (
    <div className={styles["frame"]}>
      <table className={styles["grid"]}>
        <caption>
          <VisuallyHidden>{t("account:grid.caption")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles["topicHead"]}>
              {t("account:grid.topic")}
            </th>
            <th scope="col" className={styles["column"]}>
              <span className={styles["columnName"]}>{t("account:grid.product")}</span>
              <Checkbox isSelected isDisabled>
                <VisuallyHidden>{t("account:grid.productWhy")}</VisuallyHidden>
              </Checkbox>
            </th>
            {channels.map(head)}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr>
              <th scope="rowgroup" colSpan={channels.length + 2} className={styles["group"]}>
                {t(`account:grid.groups.${group.id}`)}
              </th>
            </tr>
            {topics
              .filter(({ topic }) => group.topics.some((one) => one === topic))
              .map((topic) => (
                <tr key={topic.topic}>
                  <th scope="row" className={styles["topic"]}>
                    {t(`account:messages.topic.${topic.topic}`)}
                    <span className={styles["detail"]}>{t(`account:grid.detail.${topic.topic}`)}</span>
                  </th>
                  <td className={styles["cell"]}>
                    <Checkbox isSelected isDisabled>
                      <VisuallyHidden>
                        {t("account:grid.box", {
                          topic: t(`account:messages.topic.${topic.topic}`),
                          channel: t("account:grid.product"),
                        })}
                        {`. ${t("account:grid.always")}`}
                      </VisuallyHidden>
                    </Checkbox>
                  </td>
                  {channels.map((channel) => cell(topic, channel))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
