export { LanguageSelect } from "./frame-tools.tsx"
export { hrefOf, LaunchFlowProvider, useLaunchFlow, useLaunchPage } from "./launch-context.tsx"
export { LaunchPageFrame, type LaunchPageFrameProps } from "./launch-page-frame.tsx"
export { RefusedFields } from "./refused-fields.tsx"
