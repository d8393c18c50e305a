/** The boundaries between modules, on resolved imports. docs/adr/0001 says why. */
const feature = '^src/features/([^/]+/[^/]+)/'

/** Files of a feature that the CMS and the browser may share. */
const shared = '(schema|constants|export|form-data|messages)'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-imports-app',
      severity: 'error',
      from: { pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'components-know-no-feature-and-no-cms',
      severity: 'error',
      from: { path: '^src/components/' },
      to: {
        path: [
          '^src/(features|plugins|seed|app|payload-types)',
          '^(collections|globals)/',
          'payload',
        ],
      },
    },
    {
      name: 'lib-server-and-plugins-know-no-feature',
      severity: 'error',
      from: { path: '^src/(lib|server|plugins)/' },
      to: { path: '^src/(features|components|seed)/' },
    },
    {
      name: 'a-feature-imports-no-other',
      severity: 'error',
      from: { path: feature },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'collections-use-only-definitions-of-features',
      comment: 'hooks, endpoints and rules may call what a feature does',
      severity: 'error',
      from: { path: '^(collections|globals)/', pathNot: '^collections/(hooks|endpoints|rules)/' },
      to: { path: '^src/(features|app|server|seed)/', pathNot: `/${shared}\\.ts$` },
    },
    {
      name: 'src-imports-no-collection',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/plugins/' },
      to: { path: '^(collections|globals)/' },
    },
    {
      name: 'plugins-import-only-access-of-collections',
      comment: 'they ask who may',
      severity: 'error',
      from: { path: '^src/plugins/' },
      to: { path: '^(collections|globals)/', pathNot: '^collections/access/' },
    },
    {
      name: 'only-the-configuration-imports-a-plugin',
      severity: 'error',
      from: { pathNot: ['^payload\\.config\\.ts$', '^src/plugins/'] },
      to: { path: '^src/plugins/' },
    },
    {
      name: 'a-plugin-is-imported-by-its-entry-point',
      severity: 'error',
      from: { pathNot: '^src/plugins/[^/]+/' },
      to: { path: '^src/plugins/[^/]+/', pathNot: '^src/plugins/[^/]+/index\\.ts$' },
    },
    {
      name: 'the-cms-is-called-in-few-kinds-of-files',
      severity: 'error',
      from: {
        path: '^src/(app|components|features|i18n|server)/',
        pathNot: ['^src/features/.+/(data|meta|submit)\\.ts$', '^src/app/\\(payload\\)/'],
      },
      to: {
        path: ['^node_modules/payload/', '^payload\\.config\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared-files-run-in-the-browser',
      severity: 'error',
      from: { path: `^src/(features|plugins)/.+/${shared}\\.ts$` },
      to: {
        path: ['^src/(env|lib/(cms|auth|log|cache|database)|payload-types)', 'payload', '^next/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared-files-use-no-node',
      severity: 'error',
      from: { path: `^src/(features|plugins)/.+/${shared}\\.ts$` },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/app/\\(payload\\)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
}
