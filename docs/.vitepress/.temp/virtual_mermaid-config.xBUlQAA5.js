const _virtual_mermaidConfig = { "securityLevel": "loose", "startOnLoad": false, "fontFamily": "system-ui, sans-serif", "flowchart": { "padding": 12 } };
export {
  _virtual_mermaidConfig as default
};
