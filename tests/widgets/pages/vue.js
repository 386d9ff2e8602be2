import { createApp } from 'vue/dist/vue.esm-bundler.js';
import ElementPlus from 'element-plus';

const template = `
  <el-form label-width="120px">
    <el-form-item label="Project" required><el-input v-model="project" id="project" /></el-form-item>
    <el-form-item label="Access key"><el-input v-model="key" type="password" show-password id="key" /></el-form-item>
    <el-form-item label="Region">
      <el-select v-model="region" id="region">
        <el-option v-for="each in regions" :key="each" :label="each" :value="each" :disabled="each === 'Moon'" />
      </el-select>
    </el-form-item>
    <el-form-item label="Copies"><el-input-number v-model="copies" :min="1" :max="9" id="copies" /></el-form-item>
    <el-form-item label="Public"><el-switch v-model="open" id="open" /></el-form-item>
    <el-form-item label="Level">
      <el-radio-group v-model="level"><el-radio value="1">Basic</el-radio><el-radio value="2">Full</el-radio></el-radio-group>
    </el-form-item>
  </el-form>
  <el-checkbox v-model="backup">Daily backup</el-checkbox>
  <el-button type="primary">Create</el-button>
  <el-button disabled>Remove</el-button>
  <el-button id="ask" @click="asking = true">Reset</el-button>
  <el-tabs v-model="tab">
    <el-tab-pane label="Log" name="log"><el-button>Clear log</el-button></el-tab-pane>
    <el-tab-pane label="Metrics" name="metrics"><el-button>Export metrics</el-button></el-tab-pane>
  </el-tabs>
  <el-dialog v-model="asking" title="Reset everything?">
    <el-checkbox>Keep the users</el-checkbox>
    <template #footer><el-button @click="asking = false">No</el-button><el-button>Yes, reset</el-button></template>
  </el-dialog>`;

const state = {
  project: 'Apollo', key: 'open-sesame', region: 'Mars', regions: ['Earth', 'Mars', 'Moon'], copies: 3, open: true,
  level: '2', backup: true, asking: false, tab: 'log',
};
createApp({ template, data: () => state }).use(ElementPlus).mount('#root');
